import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Start',
  end: 'End',
  otherwise: 'otherwise',
  condition: 'condition stage',
  noCondition: 'no condition yet',
  chosenByHand: 'The executor chooses the next stage',
  controls: 'Zoom of the picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitView: 'Show the whole process',
  keys: 'Arrows go from stage to stage, Enter chooses one.',
  drawKeys:
    'Arrows go from stage to stage, Shift with arrows moves the stage, C connects it, X removes a way, Delete removes the stage.',
};
