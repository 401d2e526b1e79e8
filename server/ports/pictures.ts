/** A picture as read, before it is cut to size. */
export type Picture = {
  body: Uint8Array
  /**
   * Whether the body is an SVG. Only pictures of our own may be one: a hostile SVG could keep a processor busy
   * indefinitely. All others are recognized by their bytes.
   */
  isDrawing: boolean
}

/** The pictures of our own server by path, such as `/uploads/…`; null if there is none. */
export type OwnPictures = (path: string) => Promise<Picture | null>

/** Fetches a picture from one of the deployment's image origins; null if there is none. */
export type RemotePictures = (url: URL) => Promise<Picture | null>
