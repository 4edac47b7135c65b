import { Alert, Box, CircularProgress, Typography } from '@mui/material';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// Vite resolves this import to the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/useText.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Where pdf.js finds what only some documents need: image decoders, standard fonts, character maps. */
const parts = {
  wasmUrl: '/pdfjs/wasm/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  cMapUrl: '/pdfjs/cmaps/',
  cMapPacked: true,
  // The content security policy forbids WebAssembly; the decoders are there as scripts too.
  useWasm: false,
};

/** The pages of a PDF, each rendered when it is scrolled into view. Scripts in it do not run. */
const PdfPages = ({ address, zoom }: { address: string; zoom: number }) => {
  const text = useText();
  const { pdf, failed } = usePdf(address);
  if (failed) return <Alert severity="warning">{text('files.cannotShow')}</Alert>;
  if (!pdf) return <CircularProgress sx={{ m: 'auto' }} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', p: 2, minWidth: 'min-content' }}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <Page key={at} pdf={pdf} number={at + 1} zoom={zoom} />
      ))}
    </Box>
  );
};

const usePdf = (address: string) => {
  const [state, setState] = useState<{ pdf?: PDFDocumentProxy; failed?: boolean }>({});
  useEffect(() => {
    setState({});
    const loading = getDocument({ url: address, ...parts });
    loading.promise.then(
      (pdf) => setState({ pdf }),
      () => setState({ failed: true }),
    );
    return () => void loading.destroy();
  }, [address]);
  return state;
};

/** At zoom 1 pages are shown a little larger than in print, as in other viewers. */
const usualScale = 1.35;

const Page = ({ pdf, number, zoom }: { pdf: PDFDocumentProxy; number: number; zoom: number }) => {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The size of a page on the screen. A4, in points, is assumed until the page is read. */
  const [size, setSize] = useState({ width: 595 * usualScale * zoom, height: 842 * usualScale * zoom });
  const seen = useSeen(canvas);
  const label = text('files.page', { page: number, pages: pdf.numPages });

  useEffect(() => {
    if (!seen) return undefined;
    let drawing: { cancel: () => void } | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: usualScale * zoom });
      const target = canvas.current;
      if (isGone || !target) return;
      const pixelRatio = window.devicePixelRatio || 1;
      // The canvas has as many pixels as the screen has in its place, so that the text is sharp.
      target.width = viewport.width * pixelRatio;
      target.height = viewport.height * pixelRatio;
      setSize({ width: viewport.width, height: viewport.height });
      const rendering = page.render({
        canvas: target,
        viewport,
        transform: [pixelRatio, 0, 0, pixelRatio, 0, 0],
      });
      drawing = rendering;
      await rendering.promise;
    };
    // Cancelling rejects the drawing too. A page that cannot be drawn stays white.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      drawing?.cancel();
    };
  }, [pdf, number, zoom, seen]);

  return (
    <Box component="figure" sx={{ m: 0, textAlign: 'center' }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{ width: size.width, height: size.height, background: 'white', boxShadow: '0 1px 4px #0006' }}
      />
      <Typography component="figcaption" variant="caption">
        {label}
      </Typography>
    </Box>
  );
};

/** Whether an element has ever come near the visible part of the screen. */
const useSeen = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '600px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return seen;
};

export default PdfPages;
