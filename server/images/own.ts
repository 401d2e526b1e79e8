import type { BrandFiles } from '../brands'
import type { OwnPictures } from '../ports/pictures'
import { utilityIconFiles } from '../utilityIcons'

/** The pictures of the deployment: those of its brands, icons, uploads, and those of the demo if it is enabled. */
export const ownPictures =
  (brandFiles: BrandFiles, uploads: OwnPictures, demo?: OwnPictures): OwnPictures =>
  async (path) => {
    const file = brandFiles.get(path)
    if (file !== undefined) return { body: file.body, isDrawing: path.endsWith('.svg') }
    const icon = utilityIconFiles.get(path)
    if (icon !== undefined) return { body: Buffer.from(icon), isDrawing: true }
    return (await uploads(path)) ?? (await demo?.(path)) ?? null
  }
