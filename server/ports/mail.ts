/** `code` repeats the code in the text for the demo's inbox; it is not sent to a mail server separately. */
export type Mail = {
  to: string
  subject: string
  text: string
  code?: string
  /** The address for replies, since the sender's mailbox is not read. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
}

export type MailAttachment = { name: string; contentType: string; content: Uint8Array }

export type Mailer = {
  /** Rejects if the mail server did not accept the mail. */
  send(mail: Mail): Promise<void>
  close(): void
}
