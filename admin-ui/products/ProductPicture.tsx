import { Box, ButtonBase, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { pictureTypes } from '#domain/platform/fileTypes.ts';
import { useText } from '../i18n/useText.ts';
import { Thumbnail } from '../objects/fields/Thumbnail.tsx';
import { previewAddress, useFiles } from '../objects/files/fileData.ts';

/** The side of a small picture, in pixels. */
const side = 56;

/** The picture of a product, and the attached pictures from which it is chosen. */
const ProductPicture = () => {
  const record = useRecordContext<AnyRecord>();
  // The address of the chosen picture: of an attached file, or anywhere on the web.
  const chosen: unknown = useWatch({ name: 'imgUrl' });
  if (!record && !chosen) return null;
  // Nothing can be attached to a product that is not saved yet.
  return record ? <Pictures id={record.id} chosen={chosen} /> : <Thumbnail address={chosen} side={side} />;
};

const Pictures = ({ id, chosen }: { readonly id: number; readonly chosen: unknown }) => {
  const text = useText();
  const form = useFormContext();
  const { files } = useFiles({ objectName: 'product', objectId: id });
  const pictures = files.filter(({ type }) => type !== null && pictureTypes.includes(type));
  const attached = pictures.map((file) => ({ name: file.name, address: previewAddress(file) }));
  const isElsewhere =
    typeof chosen === 'string' && chosen !== '' && !attached.some((each) => each.address === chosen);
  if (attached.length === 0 && !isElsewhere) return null;
  return (
    <Box
      role="group"
      aria-label={text('cost.pictures')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.25, alignItems: 'center', minHeight: side + 8 }}
    >
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{text('cost.pictures')}</Typography>
      {isElsewhere && <Thumbnail address={chosen} side={side} />}
      {attached.map(({ name, address }) => (
        <ButtonBase
          key={address}
          aria-label={text('cost.choosePicture', { name })}
          aria-pressed={address === chosen}
          title={text('cost.choosePicture', { name })}
          onClick={() => form.setValue('imgUrl', address === chosen ? '' : address, { shouldDirty: true })}
          sx={{
            p: 0.25,
            border: 2,
            borderRadius: 1,
            borderColor: address === chosen ? 'primary.main' : 'transparent',
          }}
        >
          <Thumbnail address={address} side={side} />
        </ButtonBase>
      ))}
    </Box>
  );
};

export default ProductPicture;
