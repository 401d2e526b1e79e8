/** Stores the content of files, each under a uuid of ours; their names and owners are in the database. */
export type FileStore = {
  /** Atomic: writes the whole content or nothing. */
  write(uuid: string, content: Uint8Array): Promise<void>
  /** Null if there is none. */
  read(uuid: string): Promise<Uint8Array | null>
  /** Does nothing if there is none. */
  remove(uuid: string): Promise<void>
}

export type S3Bucket = {
  /** The address of the bucket: `https://s3.eu-central-1.amazonaws.com/portico`, or any other S3-compatible store. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
