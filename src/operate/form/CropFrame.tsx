import { type ImageShape, imageShapes } from '@contract/images'
import { useLingui } from '@lingui/react/macro'
import { type PictureArea, type PictureSize, wholePixels } from '@rules/operate/pictureArea'
import { Announcement } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { takesFocus } from '@ui/focus/takesFocus'
import { figures } from '@ui/theme/typography.css'
import { useCallback, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useConsoleLocale } from '../ConsoleContext'
import * as css from './crop.css'

type Props = {
  file: File
  picture: PictureSize
  shape: ImageShape
  area: PictureArea
  onChange: (area: PictureArea) => void
}

/** Smaller frames cannot be held. */
const minFrame = 72

/** A picture with a frame of a fixed shape, which pointer, fingers and arrow keys move and resize. */
export function CropFrame({ file, picture, shape, area, onChange }: Props) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const [announced, setAnnounced] = useState<PictureArea | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  const { width: shownWidth, height: shownHeight } = imageShapes[shape]
  const pixels = (edge: number) => edge.toLocaleString(locale)
  const { width, height } = wholePixels(area, picture)
  const [wide, high] = [pixels(width), pixels(height)]
  const isSmall = width < shownWidth / 2
  const corners = {
    nw: t`Top left corner of the frame: the arrow keys change its size`,
    ne: t`Top right corner of the frame: the arrow keys change its size`,
    se: t`Bottom right corner of the frame: the arrow keys change its size`,
    sw: t`Bottom left corner of the frame: the arrow keys change its size`,
  }
  const place = (moved: PictureArea) => {
    const { x, y, ...size } = wholePixels(moved, picture)
    const [w, h] = [pixels(size.width), pixels(size.height)]
    const [left, top] = [pixels(x), pixels(y)]
    return t`${w} × ${h} pixels, ${left} from the left, ${top} from the top`
  }
  return (
    <div className={css.frame}>
      <div className={css.stage} ref={focusFrame}>
        <ReactCrop
          className={cx(css.crop, 'ReactCrop--no-animate')}
          aspect={shownWidth / shownHeight}
          crop={percentOf(area, picture)}
          keepSelection
          ruleOfThirds
          minWidth={minFrame}
          minHeight={minFrame}
          ariaLabels={{
            cropArea: t`Frame: the arrow keys move it`,
            nwDragHandle: corners.nw,
            neDragHandle: corners.ne,
            seDragHandle: corners.se,
            swDragHandle: corners.sw,
            // Frames of a fixed shape have no handles at their sides.
            nDragHandle: corners.nw,
            eDragHandle: corners.ne,
            sDragHandle: corners.se,
            wDragHandle: corners.sw,
          }}
          onChange={(_, percent) => onChange(areaOf(percent, picture))}
          onComplete={(_, percent) => setAnnounced(areaOf(percent, picture))}
        >
          <img ref={show} alt="" className={css.image} />
        </ReactCrop>
      </div>
      <p className={cx(css.below, figures)}>
        <span>{t`${wide} × ${high} pixels`}</span>
        {isSmall && <span>{t`It may look blurred on large screens.`}</span>}
        <span className={css.keys}>{t`Arrow keys work too; with Shift, in larger steps.`}</span>
      </p>
      <Announcement text={announced === null ? '' : place(announced)} />
    </div>
  )
}

/** The dialog focuses the frame first. */
const focusFrame = (node: HTMLElement | null) =>
  takesFocus(node?.querySelector<HTMLElement>('[role="group"]') ?? null)

const percentOf = (area: PictureArea, picture: PictureSize): PercentCrop => ({
  unit: '%',
  x: (area.x / picture.width) * 100,
  y: (area.y / picture.height) * 100,
  width: (area.width / picture.width) * 100,
  height: (area.height / picture.height) * 100,
})

const areaOf = (percent: PercentCrop, picture: PictureSize): PictureArea => ({
  x: (percent.x / 100) * picture.width,
  y: (percent.y / 100) * picture.height,
  width: (percent.width / 100) * picture.width,
  height: (percent.height / 100) * picture.height,
})
