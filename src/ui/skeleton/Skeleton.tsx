import { cx } from '@ui/classes/cx'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './Skeleton.css'

type Props = {
  shape?: keyof typeof css.shape
  /** Any CSS length; for a circle, its diameter. */
  width?: string
  height?: string
  /** Number of text lines; the last one is shorter. */
  lines?: number
}

/** A placeholder in the shape of loading content. Not announced: wrap the region in `Loading`. */
export function Skeleton({ shape = 'text', width, height = '160px', lines = 1 }: Props) {
  const wide = width ?? (shape === 'circle' ? '48px' : '100%')
  return Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
    <Bone
      key={line}
      shape={shape}
      width={line > 0 && line === lines - 1 ? '62%' : wide}
      height={height}
    />
  ))
}

function Bone({ shape, width, height }: Required<Omit<Props, 'lines'>>) {
  const size = useOwnStyle(assignInlineVars({ [css.width]: width, [css.height]: height }))
  return <span aria-hidden="true" className={cx(css.bone, css.shape[shape])} {...size} />
}
