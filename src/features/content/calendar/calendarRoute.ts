import { getRouteApi } from '@tanstack/react-router'

export const calendarRoute = getRouteApi('/inside/building/$buildingUuid/calendar')
