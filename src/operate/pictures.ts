import { uploadKinds } from '@contract/operate/uploads'
import type { CutPicture } from '@machines/operate/upload/context'
import type { Attachment } from '@machines/support/requestForm/attachments'
import type { Call } from '@platform/actorOf'
import { encodedSize, type PictureSize, wholePixels } from '@rules/operate/pictureArea'

/** What a browser does with the photographs that an operator chooses. */
export type PictureTools = {
  /** Rejects if the browser cannot decode the file. */
  measure: Call<{ file: Attachment }, PictureSize>
  /** Cuts an area out of a photograph; the file is of the same type if the browser can encode it. */
  cut: Call<CutPicture, Attachment>
}

const quality = 0.92
const maxAttempts = 4

/** The tools of a browser: it turns a picture as the camera says. */
export const browserPictures: PictureTools = {
  measure: ({ file }, signal) => withImage(file, signal, async (image) => sizeOf(image)),
  cut: ({ kind, file, area }, signal) =>
    withImage(file, signal, async (image) => {
      const part = wholePixels(area, sizeOf(image))
      const type = typeOf(file.name)
      const { bytes } = uploadKinds[kind]
      let scale = 1
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const { width, height } = encodedSize(part, scale)
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width, height })
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('There is no canvas')
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height)
        const blob = await encoded(canvas, type)
        signal.throwIfAborted()
        if (blob.size <= bytes) return attachmentOf(file, blob)
        // A PNG may be larger than a photograph of another type.
        scale *= 0.9 * Math.sqrt(bytes / blob.size)
      }
      throw new Error('The part is too large')
    }),
}

async function withImage<Result>(
  { handle }: Attachment,
  signal: AbortSignal,
  use: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  if (!(handle instanceof File)) throw new Error('There is no file')
  const image = new Image()
  image.src = URL.createObjectURL(handle)
  try {
    await image.decode()
    signal.throwIfAborted()
    return await use(image)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): PictureSize => ({
  width: naturalWidth,
  height: naturalHeight,
})

const types: Record<string, string> = { png: 'image/png', webp: 'image/webp' }
const typeOf = (name: string) =>
  types[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'image/jpeg'

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The part is not encoded')) : resolve(blob)),
      type,
      quality,
    )
  })

const endings: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' }

/** A browser that cannot encode the type encodes PNG, so the name gets another ending. */
function attachmentOf({ id, name }: Attachment, blob: Blob): Attachment {
  const cutName = `${name.replace(/\.[^.]+$/, '')}.${endings[blob.type] ?? 'jpg'}`
  const handle = new File([blob], cutName, { type: blob.type })
  return { id, name: cutName, bytes: blob.size, handle }
}
