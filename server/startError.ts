/** An error at the start that the operator can fix. It is shown as one sentence, without a stack trace. */
export class StartError extends Error {}
