/** `code` repeats the code in the text for the demo's inbox; it is not sent to a mail server separately. */
export type Mail = {
  to: string
  subject: string
  text: string
  code?: string
  /** The address for replies, since the sender's mailbox is not read. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
  /** Names the event and the person. Of the mails with one key, only the first is sent. */
  key?: string
  /** It is stored and never sent, so that a call takes as long for an unknown address as for a known one. */
  isDecoy?: true
}

/** Accepts the mails of a call. They are stored with its changes, and sent after these are committed. */
export type Letters = { post(mail: Mail): void }

export type MailAttachment = { name: string; contentType: string; content: Uint8Array }

export type Mailer = {
  /** Rejects if the mail server did not accept the mail. `id` stays the same when a mail is tried again. */
  send(mail: Mail, id: string): Promise<void>
  close(): void
}
