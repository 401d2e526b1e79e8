import { artWall } from './artWall'
import { bakery } from './bakery'
import { bikeRepair } from './bikeRepair'
import { boatTour } from './boatTour'
import { bookClub } from './bookClub'
import { chess } from './chess'
import { choir } from './choir'
import { cinemaNight } from './cinemaNight'
import { climbing } from './climbing'
import { coffeeCupping } from './coffeeCupping'
import { desk } from './desk'
import { eyeTest } from './eyeTest'
import { farmersMarket } from './farmersMarket'
import { fireDrill } from './fireDrill'
import { fireside } from './fireside'
import { foodHall } from './foodHall'
import { greenhouse } from './greenhouse'
import { gym } from './gym'
import { healthDay } from './healthDay'
import { kidsDay } from './kidsDay'
import { lobby } from './lobby'
import { lounge } from './lounge'
import { meetingRoom } from './meetingRoom'
import { parking } from './parking'
import { ramen } from './ramen'
import { recycling } from './recycling'
import { repair } from './repair'
import { roofBees } from './roofBees'
import { roofTerrace } from './roofTerrace'
import { roofYoga } from './roofYoga'
import { rowing } from './rowing'
import { runClub } from './runClub'
import type { Scene } from './scene'
import { sharedTable } from './sharedTable'
import { stargazing } from './stargazing'
import { talk } from './talk'
import { terraceJazz } from './terraceJazz'
import { timberHall } from './timberHall'
import { train } from './train'
import { turnstile } from './turnstile'
import { wineTasting } from './wineTasting'
import { winterLights } from './winterLights'
import { workshop } from './workshop'

/** By the middle part of a picture's name: `scene-<motif>-<building>`. */
export const motifs = {
  jazz: terraceJazz,
  yoga: roofYoga,
  bees: roofBees,
  terrace: roofTerrace,
  market: farmersMarket,
  run: runClub,
  winter: winterLights,
  train,
  drill: fireDrill,
  wine: wineTasting,
  coffee: coffeeCupping,
  ramen,
  bakery,
  'food-hall': foodHall,
  table: sharedTable,
  books: bookClub,
  art: artWall,
  choir,
  cinema: cinemaNight,
  chess,
  talk,
  lobby,
  meeting: meetingRoom,
  plants: greenhouse,
  desk,
  lounge,
  parking,
  health: healthDay,
  climbing,
  bikes: bikeRepair,
  recycling,
  boat: boatTour,
  kids: kidsDay,
  workshop,
  gym,
  rowing,
  eyes: eyeTest,
  repair,
  gate: turnstile,
  stars: stargazing,
  timber: timberHall,
  fireside,
} satisfies Record<string, Scene>

export type Motif = keyof typeof motifs
