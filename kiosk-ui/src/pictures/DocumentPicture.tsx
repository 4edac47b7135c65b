/** An identity card under the red line of the reader. It is crossed out if the document was refused. */
export function DocumentPicture({ stop = false }: { readonly stop?: boolean }) {
  return (
    <svg className="entry-picture" viewBox="0 0 320 200" aria-hidden="true">
      <rect x="32" y="20" width="256" height="160" rx="14" fill="#fff" stroke="#0d2b45" strokeWidth="5" />
      <circle cx="88" cy="72" r="20" fill="#8fa2b0" />
      <path d="M54 128c0-20 15-32 34-32s34 12 34 32z" fill="#8fa2b0" />
      <path d="M146 60h112M146 84h84M146 108h98" stroke="#0d2b45" strokeWidth="8" strokeLinecap="round" />
      <text x="160" y="150" textAnchor="middle" fontSize="19" fontFamily="monospace" fill="#0d2b45">
        {'I<POLABA<<3000<<<<'}
      </text>
      <text x="160" y="170" textAnchor="middle" fontSize="19" fontFamily="monospace" fill="#0d2b45">
        {'KOWALSKI<<JAN<<<<<'}
      </text>
      {stop ? (
        <path d="m70 30 180 140m0-140L70 170" stroke="#c62f22" strokeWidth="16" strokeLinecap="round" />
      ) : (
        <path className="scan-line" d="M12 100h296" stroke="#d9291c" strokeWidth="7" strokeLinecap="round" />
      )}
    </svg>
  );
}
