/** `code` repeats the code in the text for the demo's inbox; it is not sent to a mail server separately. */
export type Mail = {
  to: string
  subject: string
  text: string
  code?: string
  /** The address for replies, since nobody reads mail to the sender. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
}

export type MailAttachment = { name: string; contentType: string; content: Uint8Array }

export type Mailer = {
  /** Rejects if it could not be handed over. */
  send(mail: Mail): Promise<void>
  close(): void
}
