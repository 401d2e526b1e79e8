import type { Company } from '@contract/directory'
import { pictureSource } from '@rules/links/links'
import Building2 from 'lucide-react/icons/building-2'
import { useState } from 'react'

type Props = { company: Pick<Company, 'logo_url'>; className: string }

/** The logo, or a house where there is none or it does not load. The name stands beside it. */
export function CompanyLogo({ company, className }: Props) {
  const logo = pictureSource(company.logo_url)
  const [isBroken, setBroken] = useState(false)
  if (logo === null || isBroken) return <Building2 size={24} aria-hidden="true" />
  return (
    <img
      src={logo}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setBroken(true)}
    />
  )
}
