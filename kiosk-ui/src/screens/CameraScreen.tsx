import { useRef } from 'react';
import { useDocumentCamera } from '../camera/useDocumentCamera.ts';
import { useDeskTexts } from '../language.ts';

interface CameraScreenProps {
  /** Called with the lines of the MRZ, the field of a document that a machine reads, once they are read. */
  readonly onDocument: (lines: readonly string[]) => void;
  readonly onBack: () => void;
}

/** Shows the picture of the camera, and in it the strip for the lines of the document. */
export function CameraScreen({ onDocument, onBack }: CameraScreenProps) {
  const { camera } = useDeskTexts();
  const video = useRef<HTMLVideoElement>(null);
  const state = useDocumentCamera(video, onDocument);
  return (
    <section className="entry camera" data-camera={state}>
      <div className="entry-told">
        <h1>{camera.title}</h1>
        {state !== 'unavailable' && <p className="lead">{camera.text}</p>}
        <div className="camera-frame" hidden={state === 'unavailable'}>
          <video ref={video} muted playsInline aria-hidden="true" />
          <div className="camera-strip" />
        </div>
        <p className={state === 'unavailable' ? 'problem' : 'camera-says'} role="status">
          {camera[state]}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="button quiet" onClick={onBack}>
          {camera.back}
        </button>
      </div>
    </section>
  );
}
