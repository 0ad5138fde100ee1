import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type IsoDate, now as machineTime, today } from '#lib/dates.ts';
import { createClock } from './clock.ts';
import { serveControl } from './control.ts';
import { createDatabase, type Database } from './db/database.ts';
import { SEED_VERSION, sow } from './db/seed/seed.ts';
import { memoryStore, newHeader, type SeedSize, type Store } from './db/store.ts';
import { createFaults } from './faults.ts';
import { payOrder } from './rules/ordenesSolicitud.ts';
import { answerError, basePaths, notFound, type Services } from './serve.ts';
import { serveAll } from './services/index.ts';
import { createTokens } from './session.ts';

export { basePaths };

export interface SandboxOptions {
  /** Where the data is kept. Without a store it is kept in memory. */
  readonly store?: Store;
  readonly now?: () => Date;
  /** The fund's code, which is part of some paths. */
  readonly codigo?: string;
  /** The path of the stored documents. */
  readonly documentos?: string;
  readonly seed?: SeedSize;
  /** Called with every password-reset link, because the sandbox sends no e-mails. The token is the last part of the link. */
  readonly onResetLink?: (token: string) => void;
  /**
   * Services besides the fund's, for example those of a family of notices under development. They answer before the fund's.
   */
  readonly also?: (at: Services) => void;
}

/** The fund's services, running. */
export interface Sandbox {
  readonly app: Hono;
  readonly db: Database;
  /** Deletes all changes and seeds the data again. */
  reset(): void;
  /** Makes every token issued so far invalid. */
  expireTokens(): void;
  /** Password-reset links that may still be used. */
  resetLinks(): { readonly token: string; readonly usuario: string }[];
  /** Pays an order at the fund's cash desk. Its notices become paid. */
  pay(idOrdenPago: number): Promise<void>;
  close(): void;
}

/**
 * Starts the services on a store. They restore what the store kept, or start with a new seed dated today. Every call is one
 * transaction, and it is appended to the store before the call is answered.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { store = memoryStore(), seed = 'full' } = options;
  const clock = createClock(options.now ?? machineTime);
  const { now } = clock;
  const db = createDatabase(options.codigo);
  let header = newHeader(SEED_VERSION, seed, today(now()));

  function begin(): void {
    const kept = store.load(SEED_VERSION);
    if (kept && kept.header.seed === seed) {
      header = kept.header;
      sow(db, header.dia, header.seed);
      db.restore(kept.changes);
    } else reset();
  }

  function reset(): void {
    db.clear();
    const dia: IsoDate = today(now());
    header = newHeader(SEED_VERSION, seed, dia);
    sow(db, dia, seed);
    store.begin(header, []);
  }

  begin();
  const app = new Hono({ strict: false });
  const faults = createFaults();
  // Answers are private, and browsers must not guess the type of a file.
  app.use(async (c, next) => {
    await next();
    // A broken connection has no headers.
    if (c.res.status === 0) return;
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(faults.middleware);
  // Compresses answers, as the web servers before real services do.
  app.use(compress());
  app.use(faults.shaping);
  const tokens = createTokens(db, now, () => header.clave);
  const services: Services = {
    app,
    db,
    tokens,
    now,
    keep: (changes) => store.append(changes),
    queue: createQueue(),
    onResetLink: options.onResetLink ?? (() => {}),
    codigo: options.codigo ?? 'CSBP',
    documentos: options.documentos ?? 'Documentos',
  };
  options.also?.(services);
  serveAll(services);
  const pay = (id: number) => services.queue(() => db.transaction(() => payOrder(db, id, now()), services.keep));
  const expireTokens = () => tokens.expireAll();
  serveControl({
    app,
    clock,
    faults,
    reset: () =>
      services.queue(async () => {
        clock.real();
        faults.clear();
        reset();
      }),
    expireTokens,
    pay,
  });
  app.notFound(notFound);
  app.onError(answerError);

  return {
    app,
    db,
    reset,
    expireTokens,
    resetLinks: () =>
      db.enlaces
        .all()
        .filter((l) => !l.Usado && l.Expira > now().toISOString())
        .map((l) => ({ token: l.Token, usuario: db.usuarios.get(l.IdUsuario)?.usuario ?? '' })),
    pay,
    close: () => store.close(),
  };
}

/** Runs pieces of work one after the other, in the order they arrive. */
function createQueue(): Services['queue'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}
