/** A file that was attached: its name as typed, and where its content is for now. */
export type AttachedFile = { name: string; path: string }

/** `contentType` is null where the file is of no type that may be attached, `active` where nothing active was found. */
export type AttachmentCheck = { contentType: string | null; active: string | null }

export type AttachmentChecks = {
  /** @throws `unavailable` where too many wait */
  check(file: AttachedFile): Promise<AttachmentCheck>
  close(): Promise<void>
}
