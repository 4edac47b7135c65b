const bars = [6, 3, 9, 4, 3, 7, 3, 5, 10, 3, 4, 8, 3, 6, 4, 9];

/** A ticket held under the scanner's red line. */
export function TicketPicture() {
  return (
    <svg className="entry-picture" viewBox="0 0 320 200" aria-hidden="true">
      <path
        d="M40 30h240a8 8 0 0 1 8 8v38a24 24 0 0 0 0 48v38a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-38a24 24 0 0 0 0-48V38a8 8 0 0 1 8-8z"
        fill="#fff"
        stroke="#0d2b45"
        strokeWidth="5"
      />
      {bars.map((width, index) => (
        <rect
          key={index}
          x={80 + bars.slice(0, index).reduce((sum, each) => sum + each + 4.6, 0)}
          y="60"
          width={width}
          height="80"
          fill="#0d2b45"
        />
      ))}
      <path className="scan-line" d="M12 100h296" stroke="#d9291c" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
