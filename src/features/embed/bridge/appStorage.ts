import { BridgeFailure } from '@machines/embed/bridgeCall/machine'
import { isRecord, persisted } from '@platform/storage/persisted'
import { appStorageKey } from '@platform/storage/stored'
import { bridgeLimits } from '@rules/embed/readMessage'

/** Maximum number of apps with stored data; the one that wrote longest ago is evicted. */
const maxApps = 16

const stored = persisted(
  appStorageKey,
  (input): input is { userUuid: string; apps: Record<string, Record<string, string>> } =>
    isRecord(input) &&
    typeof input.userUuid === 'string' &&
    isRecord(input.apps) &&
    Object.values(input.apps).every(
      (values) =>
        isRecord(values) && Object.values(values).every((value) => typeof value === 'string'),
    ),
)

type Owner = { userUuid: string; appUuid: string }

function read(userUuid: string): Record<string, Record<string, string>> {
  const known = stored.read()
  return known !== null && known.userUuid === userUuid ? known.apps : {}
}

const valuesOf = ({ userUuid, appUuid }: Owner) => {
  const apps = read(userUuid)
  return new Map(Object.entries(Object.hasOwn(apps, appUuid) ? (apps[appUuid] ?? {}) : {}))
}

/** Each app has its own storage, per user and browser. It is deleted with the session. */
export const appStorage = {
  get: (owner: Owner, key: string): string | null => valuesOf(owner).get(key) ?? null,

  set: (owner: Owner, { key, value }: { key: string; value: string }): void => {
    const values = valuesOf(owner).set(key, value)
    const size = [...values].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    if (size > bridgeLimits.storage) throw new BridgeFailure('The storage of this app is full')
    const others = Object.entries(read(owner.userUuid)).filter(([uuid]) => uuid !== owner.appUuid)
    const apps = Object.fromEntries([
      ...others.slice(1 - maxApps),
      [owner.appUuid, Object.fromEntries(values)],
    ])
    stored.write({ userUuid: owner.userUuid, apps })
    if (appStorage.get(owner, key) !== value) throw new BridgeFailure('Nothing can be kept here')
  },
}
