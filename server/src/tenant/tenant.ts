import type { AppDatabase } from '../db/client'
import { Galat } from '../kit/galat'
import { listColleges, listSites, type College, type Site } from './queries'

/** The college that a request speaks to, and the site that it came through. */
export type Tenant = { college: College; site: Site | null }

type Snapshot = { at: number; colleges: Map<string, College>; sites: Map<string, Site> }

const FRESH_MS = 15_000

/** Knows colleges and sites; read at most every 15 seconds, since every request asks. */
export class Tenants {
  readonly #app: AppDatabase
  #snapshot: Promise<Snapshot> | null = null

  constructor(app: AppDatabase) {
    this.#app = app
  }

  /** Forgets what was read: after a college or site was written by this process. */
  forget(): void {
    this.#snapshot = null
  }

  /**
   * PL-R16: the `college-id` header, then the site's origin, then the only college.
   * @throws Galat 404 'Situs tidak dikenal.'
   */
  async resolve(collegeId: string | undefined, origins: readonly (string | undefined)[]): Promise<Tenant> {
    const { colleges, sites } = await this.#read()
    const site =
      origins.map((origin) => (origin ? sites.get(origin.toLowerCase()) : undefined)).find((found) => found !== undefined) ?? null
    const college = collegeId
      ? colleges.get(collegeId)
      : (colleges.get(site?.collegeId ?? '') ?? (colleges.size === 1 ? [...colleges.values()][0] : undefined))
    if (!college) throw new Galat([404, 'tidak_ditemukan'], collegeId ? 'Perguruan tinggi tidak dikenal.' : 'Situs tidak dikenal.')
    return { college, site: site?.collegeId === college.collegeId ? site : null }
  }

  /** Whether an origin is a site of the college, and so may call its API from a browser. */
  async allowsOrigin(origin: string, collegeId: string | undefined): Promise<boolean> {
    const { sites } = await this.#read()
    const site = sites.get(origin.toLowerCase())
    return site !== undefined && (collegeId === undefined || site.collegeId === collegeId)
  }

  /** Where the main portal of a college stands; none while it has only a separate one. */
  async mainOrigin(collegeId: string): Promise<string | null> {
    const { sites } = await this.#read()
    return [...sites.values()].find((site) => site.collegeId === collegeId && site.jenis === 'utama')?.origin ?? null
  }

  async #read(): Promise<Snapshot> {
    const kept = await this.#snapshot
    if (kept && Date.now() - kept.at < FRESH_MS) return kept
    const reading = this.#load()
    this.#snapshot = reading
    try {
      return await reading
    } catch (error) {
      this.#snapshot = null
      throw error
    }
  }

  async #load(): Promise<Snapshot> {
    const [colleges, sites] = [await listColleges(this.#app.db), await listSites(this.#app.db)]
    return {
      at: Date.now(),
      colleges: new Map(colleges.map((college) => [college.collegeId, college])),
      sites: new Map(sites.map((site) => [site.origin, site])),
    }
  }
}
