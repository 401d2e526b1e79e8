/** An attached file: its original name, and the path of its temporary content. */
export type AttachedFile = { name: string; path: string }

/** `contentType` is null if the type may not be attached, `active` if no active content was found. */
export type AttachmentCheck = { contentType: string | null; active: string | null }

export type AttachmentChecks = {
  /** @throws `unavailable` if too many files are waiting */
  check(file: AttachedFile): Promise<AttachmentCheck>
  close(): Promise<void>
}
