import { expect } from 'vitest';
import type { TestApi } from './testApi.ts';
import { upload, type SentFile } from './upload.ts';
import type { Answer, Visitor } from './visitor.ts';

type FileBody = {
  id: number;
  name: string;
  type: string;
  size: number;
  checksum: string;
  markedToDelete: boolean;
};

export type VehicleFiles = Awaited<ReturnType<typeof vehicleFiles>>;

/** Uploads files to a vehicle, which is made for them; by default the visitor who made it sends them. */
export async function vehicleFiles(api: TestApi, visitor: Visitor) {
  const vehicle = (await visitor.post('/vehicles', { name: 'GD 1FILE' })).body as { id: number };
  const onVehicle = () => ({ objectName: 'vehicle', objectId: vehicle.id });
  const send = (
    files: readonly SentFile[],
    data: object = onVehicle(),
    by = visitor,
    headers: Record<string, string> = {},
  ): Promise<Answer> => upload(api.url, by, '/file', files, data, headers);
  return {
    vehicleId: vehicle.id,
    onVehicle,
    send,
    sendOne: async (name: string, content: SentFile['content'], data?: object): Promise<FileBody> => {
      const answer = await send([{ name, content }], data);
      expect(answer).toMatchObject({ status: 201 });
      return (answer.body as { rows: FileBody[] }).rows[0] as FileBody;
    },
  };
}
