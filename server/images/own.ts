import type { BrandFiles } from '../brands'
import type { OwnPictures } from '../ports/pictures'

/** The pictures of the deployment: those of its brands, and those of the demo if it is enabled. */
export const ownPictures =
  (brandFiles: BrandFiles, demo?: OwnPictures): OwnPictures =>
  (path) => {
    const file = brandFiles.get(path)
    if (file !== undefined)
      return Promise.resolve({ body: file.body, isDrawing: path.endsWith('.svg') })
    return demo?.(path) ?? Promise.resolve(null)
  }
