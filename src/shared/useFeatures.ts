import { type Features, featuresOf } from '@machines/tenancy/flags/features'
import { enabledFlags } from '@machines/tenancy/flags/machine'
import { lookOf } from '@machines/tenancy/whitelabel/machine'
import { useMemo } from 'react'
import { useAppServices } from './AppContext'
import { useShared } from './useShared'

/** What this visit has, by flags, brand and deployment. */
export function useFeatures(): Features {
  const { deployment } = useAppServices()
  const enabled = useShared('flags', enabledFlags)
  const look = useShared('whitelabel', lookOf)
  return useMemo(() => featuresOf({ enabled, deployment, look }), [enabled, deployment, look])
}
