/**
 * From a tile to its page and back: picture and title move to where they stand next. They have names only while they
 * do, so that nothing else is drawn apart: those of the page, and those of the one tile that is marked `data-moving`.
 */
import { globalStyle } from '@vanilla-extract/css'
import { duration, easeOut } from './motion'

/** The type of the transition, as the page names it when it begins. */
export const tileTransition = 'tile'

const moves = (part: string) => {
  const moving = `html:active-view-transition-type(${tileTransition})`
  return `${moving} [data-moving] [data-tile="${part}"], ${moving} [data-page="${part}"]`
}

globalStyle(moves('picture'), { viewTransitionName: 'tile-picture' })
globalStyle(moves('title'), { viewTransitionName: 'tile-title' })
// A press during the transition is meant for the page below.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', {
  animationDuration: duration.slow,
  animationTimingFunction: easeOut,
})
// The page itself changes at once: to take a picture of all of it would hold it back.
globalStyle(`html:active-view-transition-type(${tileTransition})`, { viewTransitionName: 'none' })
// Both pictures are one and the same: they fill the frame while it grows, and are not blended twice.
globalStyle('::view-transition-old(tile-picture), ::view-transition-new(tile-picture)', {
  height: '100%',
  width: '100%',
  objectFit: 'cover',
  overflow: 'clip',
})
// A title keeps its shape: its lines break elsewhere.
globalStyle('::view-transition-old(tile-title), ::view-transition-new(tile-title)', {
  height: '100%',
  width: 'auto',
  objectFit: 'none',
  objectPosition: 'left top',
})
