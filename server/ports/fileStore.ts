/** Keeps what files hold, each under a uuid of ours; what they are called and whose they are stands in the database. */
export type FileStore = {
  /** Whole or not at all. */
  write(uuid: string, content: Uint8Array): Promise<void>
  /** Null where there is none. */
  read(uuid: string): Promise<Uint8Array | null>
  /** Nothing happens where there is none. */
  remove(uuid: string): Promise<void>
}

export type S3Bucket = {
  /** Of the bucket: `https://s3.eu-central-1.amazonaws.com/portico`, or any other store that speaks S3. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
