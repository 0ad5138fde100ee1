import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { askAhead, forget } from '#client/query.ts';
import { isPersonal } from '#client/session.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Hecho } from '#engine/declare/Desenlace.tsx';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Ids, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { type Fin, sePagaAntes } from '#engine/notice/useAccionesDeNovedad.ts';
import { type Draft, leerBorradorDeAviso, soltarBorradorDeAviso } from '#engine/values/drafts.ts';
import { estadoConSemilla, type Semilla, semillaEn } from '#engine/values/semilla.ts';
import { now, timeOfDay } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ninguna, type PaginaDeAviso } from './aviso.ts';
import { NovedadEditor } from './NovedadEditor.tsx';
import { NuevaNovedad } from './NuevaNovedad.tsx';

/**
 * Which notice to open: the address takes precedence over the stored ids, so that two tabs never edit each other's
 * notice (decision 57). null if neither has one; 0 is a new one.
 */
export function avisoAAbrir(
  search: URLSearchParams,
  stored: { readonly id: string; readonly tipo: string },
): { readonly id: number; readonly tipo: number } | null {
  const id = search.get('novedad') ?? stored.id;
  if (!/^\d{1,9}$/.test(id)) return null;
  return { id: Number(id), tipo: Number(search.get('tipo') ?? stored.tipo) || 0 };
}

const editions = new WeakMap<LoadedNovedad, number>();
let lastEdition = 0;

/**
 * A number for the data the services sent; it stays the same while the data does. If a notice is loaded again and has
 * not changed, its form keeps its tab, its focus and an open dialog.
 */
function editionOf(loaded: LoadedNovedad): number {
  const known = editions.get(loaded);
  if (known !== undefined) return known;
  lastEdition += 1;
  editions.set(loaded, lastEdition);
  return lastEdition;
}

/** A deleted notice, as its form still shows it: without id and state (spec E 4, decision 21). */
const yaEliminado = (gone: LoadedNovedad): LoadedNovedad => ({
  ...gone,
  estado: null,
  estadoNombre: '',
  form: {
    ...gone.form,
    SegurosPersonasNovedad: { ...gone.form.SegurosPersonasNovedad, IdPersonaNovedad: 0, IdEstadoProceso: 0 },
  },
});

/** The staff's own list. */
const review = { route: 'revision-admin', label: avisoMessages.tituloRevision } as const;

interface PageProps {
  readonly familia: FamiliaDeAvisos;
  readonly definitions: readonly NovedadDefinition[];
}

/** The form of a family of notices: opens a notice by its id, or starts a new one of the requested type. */
export function NovedadEditPage({ familia, definitions }: PageProps) {
  const { list, edit } = familia.routes;
  const [search] = useSearchParams();
  const { state } = useLocation();
  const desde: unknown = state?.desde;
  const [started, setStarted] = useState(0);
  const [gone, setGone] = useState<LoadedNovedad | null>(null);
  const [hecho, setHecho] = useState<Hecho | null>(null);
  const navigate = useNavigate();
  const open = avisoAAbrir(search, {
    id: browser.read(localKeys.IdPersonaNovedad),
    tipo: browser.read(localKeys.IdTipoNovedadPadre),
  });
  const [tab, onTab] = useState<TabId>(isPersonal() && open?.id !== 0 ? 'revision' : 'persona');
  const first = definitions[0];
  const definition = definitions.find((one) => one.idTipoPadre === open?.tipo) ?? first;
  const denied = open === null || definition === undefined;
  useEffect(() => {
    if (!denied) return;
    toast.warning(general.noTieneAcceso);
    void navigate(pathTo('login'), { replace: true });
  }, [denied, navigate]);
  if (denied) return null;

  // The staff come from their desk and return to it, unless they came from the family's own list.
  const salida = isPersonal() && desde !== list ? review : { route: list, label: familia.titles.list };
  const toEdit = (id: number, tipo: number, replace: boolean, semilla?: Semilla) => {
    browser.write(localKeys.IdPersonaNovedad, String(id));
    browser.write(localKeys.IdTipoNovedadPadre, String(tipo));
    return navigate(pathTo(edit, { novedad: id, tipo }), {
      replace,
      state: { ...(desde ? { desde } : {}), ...(semilla && estadoConSemilla(semilla)) },
    });
  };
  const pagina: PaginaDeAviso = {
    salida,
    tab,
    onTab,
    salir: () => void navigate(pathTo(salida.route), { state: { desde: edit } }),
    nuevo: (semilla) => {
      setStarted(started + 1);
      setGone(null);
      onTab('persona');
      void toEdit(0, definition.idTipoPadre, open.id === 0, semilla);
    },
    eliminado: (deleted) => {
      browser.write(localKeys.IdPersonaNovedad, '0');
      if (definition.alEliminar === 'lista') return void navigate(pathTo(list), { state: { desde: edit } });
      setGone(definition.alEliminar === 'quedarse' ? yaEliminado(deleted) : null);
      // Its id is removed from the address, so that a reload does not open a deleted notice.
      void toEdit(0, definition.idTipoPadre, true);
    },
  };
  if (open.id === 0 && gone) {
    const aviso = { familia, definition, loaded: gone, rol: rolActual(), permitidas: ninguna };
    return <NovedadEditor aviso={{ ...aviso, edicion: null, guardado: null }} pagina={pagina} />;
  }
  if (open.id === 0) {
    const grabado = async ({ idPersonaNovedad }: Ids, fin: Fin | null) => {
      await askAhead(consultaDeAviso(idPersonaNovedad, definitions));
      setHecho({ idPersonaNovedad, hora: timeOfDay(now()), fin });
      await toEdit(idPersonaNovedad, definition.idTipoPadre, true);
    };
    // Not the history's key: with it, a link within the page, such as the one to the content, would restart the form.
    const key = `${definition.key}|${started}`;
    const semilla = semillaEn(state);
    return <NuevaNovedad key={key} {...{ familia, definition, pagina, grabado, semilla }} />;
  }
  return (
    <OpenNovedad
      key={open.id}
      id={open.id}
      hecho={hecho?.idPersonaNovedad === open.id ? hecho : null}
      alTerminar={setHecho}
      {...{ familia, definitions, pagina }}
    />
  );
}

interface OpenProps extends PageProps {
  readonly id: number;
  readonly pagina: PaginaDeAviso;
  readonly hecho: Hecho | null;
  readonly alTerminar: (hecho: Hecho) => void;
}

/** A saved notice. During an edit, data that arrives from the services does not change what is being typed. */
function OpenNovedad({ id, familia, definitions, pagina, hecho, alTerminar }: OpenProps) {
  const [edit, setEdit] = useState<{
    readonly loaded: LoadedNovedad;
    readonly recovered: Draft | null;
  } | null>(null);
  const [dropped, setDropped] = useState(false);
  const record = useQuery({ ...consultaDeAviso(id, definitions), refetchOnWindowFocus: edit === null });
  const loaded = edit?.loaded ?? record.data;
  const definition = definitions.find((one) => one.idTipoPadre === loaded?.idTipoPadre);
  if (record.isError && !loaded) {
    return (
      <Card>
        <LecturaFallida de={record} />
      </Card>
    );
  }
  if (!loaded) {
    return (
      <Card>
        <Skeleton lines={30} />
      </Card>
    );
  }
  if (!definition)
    return (
      <Card>
        <ErrorBlock text={general.noTieneAcceso} onRetry={pagina.salir} />
      </Card>
    );

  const rol = rolActual();
  const { estado, form } = loaded;
  const permitidas = accionesPermitidas(familia, { estado, pagado: form.SegurosPersonasNovedad.Pagado, rol });
  const offered = edit === null && permitidas.has('editar') && !dropped;
  const releer = async () => {
    await forget(personasNovedad.porId);
    setEdit(null);
  };
  const edicion = edit && {
    recovered: edit.recovered,
    descartar: () => setEdit(null),
    grabado: async (_ids: Ids, fin: Fin | null) => {
      const hora = timeOfDay(now());
      await releer();
      alTerminar({ idPersonaNovedad: id, hora, fin });
    },
  };
  const guardado = {
    borrador: offered ? leerBorradorDeAviso(definition.key, id) : null,
    olvidarBorrador: () => {
      soltarBorradorDeAviso(definition.key, id);
      setDropped(true);
    },
    hecho,
    editar: (recovered: Draft | null) => setEdit({ loaded, recovered }),
    releer: async (fin: Fin | null) => {
      await releer();
      if (fin) alTerminar({ idPersonaNovedad: id, hora: hecho?.hora ?? '', fin });
    },
    cambioDeOrden: () => {
      if (hecho?.fin && sePagaAntes(hecho.fin)) alTerminar({ ...hecho, fin: { tipo: 'otra orden' } });
    },
  };
  return (
    <>
      {record.isError && !edit ? (
        // What is shown below may have changed since: it was read before.
        <Card>
          <LecturaFallida de={record} />
        </Card>
      ) : null}
      <NovedadEditor
        key={editionOf(loaded)}
        aviso={{ familia, definition, loaded, rol, permitidas: edit ? ninguna : permitidas, edicion, guardado }}
        pagina={pagina}
      />
    </>
  );
}
