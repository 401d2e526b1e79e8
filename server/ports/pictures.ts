/** A picture as it was read, before it is cut to size. */
export type Picture = {
  body: Uint8Array
  /**
   * Whether the body is an SVG. Only what the server has drawn itself may be one: a hostile SVG keeps a
   * processor busy for ever. Whatever else came is recognised by its bytes.
   */
  isDrawing: boolean
}

/** The pictures of our own server by their paths, such as `/uploads/…`; null where there is none. */
export type OwnPictures = (path: string) => Promise<Picture | null>

/** Fetches a picture from one of the deployment's image origins; null if there is none. */
export type RemotePictures = (url: URL) => Promise<Picture | null>
