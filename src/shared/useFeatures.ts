import { type Features, featuresOf } from '@machines/tenancy/flags/features'
import { enabledFlags } from '@machines/tenancy/flags/machine'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useMemo } from 'react'
import { useAppServices } from './AppContext'
import { useShared } from './useShared'

/** The features of the current user, by flags, brand and deployment. */
export function useFeatures(): Features {
  const { deployment } = useAppServices()
  const enabled = useShared('flags', enabledFlags)
  const branding = useShared('whitelabel', brandingOf)
  return useMemo(
    () => featuresOf({ enabled, deployment, branding }),
    [enabled, deployment, branding],
  )
}
