import type { OwnPictures } from '@server/ports/pictures'
import { drawPicture } from './draw'

/** The pictures of the demo world by their paths. */
export const demoPictures: OwnPictures = (path) => {
  const name =
    path === '/uploads/default_avatar.png'
      ? 'person-default'
      : /^\/pictures\/([a-z0-9-]+)(?:\.svg)?$/.exec(path)?.[1]
  const svg = name === undefined ? null : drawPicture(name)
  return Promise.resolve(svg === null ? null : { body: Buffer.from(svg), isDrawing: true })
}
