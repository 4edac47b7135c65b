interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The strip of the frame on the screen in which the lines of a document must be: its distances from the edges of the frame, as
 * fractions of the frame's width or height. The style sheet uses the same numbers.
 */
const stripInFrame = { left: 0.07, right: 0.07, top: 0.5, bottom: 0.03 } as const;
/** Width of the frame divided by its height. */
const frameShape = 16 / 9;

/** The strip in pixels of the camera's picture. The frame shows the middle of that picture. */
function stripOf({ width, height }: Size) {
  const frame = { width: Math.min(width, height * frameShape), height: Math.min(height, width / frameShape) };
  const { left, right, top, bottom } = stripInFrame;
  return {
    x: (width - frame.width) / 2 + frame.width * left,
    y: (height - frame.height) / 2 + frame.height * top,
    width: frame.width * (1 - left - right),
    height: frame.height * (1 - top - bottom),
  };
}

/**
 * The sizes (in pixels) and angles at which the strip is read. The recognizer is trained on books, so it misreads the rows of
 * fillers (`<<<`) in documents, but each size gives other errors. The errors are fewest if the picture is widened and turned
 * a little.
 */
const renderings = [
  { width: 715, height: 165, degrees: 0.5 },
  { width: 616, height: 115, degrees: 0.5 },
  { width: 880, height: 165, degrees: 0.5 },
  { width: 600, height: 138, degrees: 1.5 },
] as const;

/**
 * Draws the strip of the camera's picture.
 * @param attempt counts from 0; each attempt has the next size and angle
 */
export function drawStrip(video: HTMLVideoElement, canvas: HTMLCanvasElement, attempt: number): void {
  const strip = stripOf({ width: video.videoWidth, height: video.videoHeight });
  const { width, height, degrees } = renderings[attempt % renderings.length] ?? renderings[0];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.filter = 'grayscale(1)';
  // The turned picture does not cover the corners, so these are grey like paper.
  pen.fillStyle = '#ddd';
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(video, strip.x, strip.y, strip.width, strip.height, -width / 2, -height / 2, width, height);
}
