/**
 * The view transition between a tile and its page: picture and title move. They have transition
 * names only while it runs, so that nothing else is captured separately: those of the page, and
 * those of the tile marked `data-moving`.
 */
import { globalStyle } from '@vanilla-extract/css'
import { duration, easeOut } from './motion'

/** The type of the view transition. */
export const tileTransition = 'tile'

const moves = (part: string) => {
  const moving = `html:active-view-transition-type(${tileTransition})`
  return `${moving} [data-moving] [data-tile="${part}"], ${moving} [data-page="${part}"]`
}

globalStyle(moves('picture'), { viewTransitionName: 'tile-picture' })
globalStyle(moves('title'), { viewTransitionName: 'tile-title' })
// A press during the transition is for the page below.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', {
  animationDuration: duration.slow,
  animationTimingFunction: easeOut,
})
// The page itself changes immediately: capturing all of it would delay the transition.
globalStyle(`html:active-view-transition-type(${tileTransition})`, { viewTransitionName: 'none' })
// Both pictures are identical: they fill the growing frame, without a cross-fade.
globalStyle('::view-transition-old(tile-picture), ::view-transition-new(tile-picture)', {
  height: '100%',
  width: '100%',
  objectFit: 'cover',
  overflow: 'clip',
})
// A title keeps its aspect ratio, because its lines break differently.
globalStyle('::view-transition-old(tile-title), ::view-transition-new(tile-title)', {
  height: '100%',
  width: 'auto',
  objectFit: 'none',
  objectPosition: 'left top',
})
