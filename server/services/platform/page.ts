export type Page = { limit: number; offset: number }
export type Ordered = Page & { descending: boolean }
