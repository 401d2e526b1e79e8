import { type ImageShape, imageShapes } from '@contract/images'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  croppedFile,
  croppedSize,
  hasCutFailed,
  isCutting,
} from '@machines/operate/upload/selectors'
import { largestArea, type PictureSize, wholePixels } from '@rules/operate/pictureArea'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { CropFrame } from './CropFrame'
import * as css from './crop.css'
import type { UploadActor } from './UploadContext'

type Props = { upload: UploadActor; shape: ImageShape }

/** Shows a chosen photograph before it is uploaded, with a frame around the part that is used. */
export function CropDialog({ upload, shape }: Props) {
  const file = useSelector(upload, croppedFile)?.handle
  const picture = useSelector(upload, croppedSize)
  if (!(file instanceof File) || picture === null) return null
  return <Cropping upload={upload} shape={shape} file={file} picture={picture} />
}

function Cropping({ upload, shape, file, picture }: Props & { file: File; picture: PictureSize }) {
  const { t } = useLingui()
  const cutting = useSelector(upload, isCutting)
  const hasFailed = useSelector(upload, hasCutFailed)
  const [area, setArea] = useState(() => largestArea(picture, imageShapes[shape]))
  const cancel = () => upload.send({ type: 'crop.cancelled' })
  return (
    <Dialog
      open
      onClose={cancel}
      closeLabel={t`Close`}
      size="large"
      title={t`Choose what tenants see`}
      description={t`The frame has the shape in which the picture is shown. Move it, or pull its corners.`}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={cutting}
            onClick={() => upload.send({ type: 'crop.skipped' })}
          >
            <Trans>Use the whole picture</Trans>
          </Button>
          <Button
            variant="primary"
            busy={cutting}
            busyLabel={t`Cutting the part out`}
            onClick={() =>
              upload.send({ type: 'crop.confirmed', area: wholePixels(area, picture) })
            }
          >
            <Trans>Use this part</Trans>
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {hasFailed && (
          <Notice tone="danger" live title={t`The part couldn’t be cut out`}>
            <Trans>Use the whole picture, or choose another file.</Trans>
          </Notice>
        )}
        <CropFrame file={file} picture={picture} shape={shape} area={area} onChange={setArea} />
      </div>
    </Dialog>
  )
}
