/** The fields of a form, and the key of the operator's intent. */
export type Sent<Fields> = { fields: Fields; key: string }

/** The edits of a record, with the version that they are based on. */
export type Edited<Body> = Body & { id: string; key: string }

/** A record to remove. */
export type Removed = { id: string; key: string }

/** A record that a form adds to what `owner` has. */
export type Owned<Fields> = Fields & { owner: string }
