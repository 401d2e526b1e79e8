/** The part of a page's context that its uploads need. */
export type UploadsContext = {
  /** The uploads whose addresses the page knows. */
  stored: number
  /** The changes by uploads that the record has not taken yet, each with the name of its field. */
  waiting: readonly [name: string, value: unknown][]
  /** Whether the fields of the record can be changed: it is neither read nor saved. */
  isOpen: boolean
}

type Change<Params> = (context: UploadsContext, params: Params) => Partial<UploadsContext>
export type StoredUpload = { stored: number; changes: object | null }

/** The parts of a page of a record with uploads: a file that is stored while the record is saved is taken afterwards. */
export const uploads = {
  initial: { stored: 0, waiting: [], isOpen: false } as UploadsContext,
  changes: {
    setOpen: ((_, { isOpen }) => ({ isOpen })) satisfies Change<{ isOpen: boolean }>,
    addWaiting: (({ waiting }, { stored, changes }) => ({
      stored,
      waiting: [...waiting, ...Object.entries(changes ?? {})],
    })) satisfies Change<StoredUpload>,
    dropWaiting: (({ waiting }) => ({ waiting: waiting.slice(1) })) satisfies Change<undefined>,
  },
  /** The next change for the record. */
  changeOf: ({ waiting }: UploadsContext) => {
    const [name, value] = waiting[0] ?? []
    return { type: 'field.changed', name, value }
  },
  canTake: ({ isOpen, waiting }: UploadsContext) => isOpen && waiting.length > 0,
  always: { guard: 'canTake', actions: ['changeField', 'dropWaiting'] },
} as const

/** The fields of a record can be changed in these two states alone. */
export const openOf = ({ value }: { value: unknown }) => ({
  isOpen: value === 'clean' || value === 'dirty',
})
