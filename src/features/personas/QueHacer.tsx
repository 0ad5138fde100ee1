import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faltaDeclarar } from '#blocks/cuentas/porAtender.ts';
import { datosDePersona } from '#blocks/identidad/datos.ts';
import { consultaBdpaDe } from '#blocks/identidad/registro.ts';
import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { TramiteAbierto } from '#blocks/tramites/TramiteAbierto.tsx';
import { query } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { estadoAfiliacion, estadoRecienNacido } from '#contract/enumerationsAfiliacion.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Carpeta } from './carpeta.ts';
import { registrosMessages, carpetaMessages as textos } from './messages.ts';
import { ordenesDe } from './sucesos.ts';

/** The states of a procedure in which nothing of it is left to do. */
const concluidos: readonly number[] = [estadoAfiliacion.concluido, estadoRecienNacido.concluido];

/** What a notice is waiting for; null if it has ended. */
function esperaDe(row: FilaNovedad): string | null {
  const estado = estadoPorNombre(row.EstadoProceso);
  if (estado === 'declarado') return textos.espera(row.Novedad);
  if (estado === 'observado') return textos.corrige(row.Novedad);
  return faltaDeclarar(estado) ? textos.sinDeclarar(row.Novedad, row.EstadoProceso) : null;
}

/** What is pending in a person's folder, each with a link to it. */
export function QueHacer({ paciente, carpeta }: { readonly paciente: PacientePorId; readonly carpeta: Carpeta }) {
  const persona = paciente.BasePersonas;
  const datos = { ...datosDePersona(persona), fechaNacimiento: cleanDate(persona.FechaNacimiento) };
  const params = { idPersona: persona.IdPersona };
  const comparada = useQuery({
    ...query(afiliacionBdpa.comparar, { body: consultaBdpaDe(datos) }),
    enabled: datos.fechaNacimiento !== '' && datos.numeroDocumento !== '',
  });
  const nacimiento = useQuery(query(recienNacidos.tiene, { params }));
  const diferencias = comparada.data?.Diferencias.length ?? 0;
  const avisos = carpeta.avisos.flatMap((row) => {
    const text = esperaDe(row);
    return text ? [{ row, text, apertura: aperturaDe(row) }] : [];
  });
  const tramites = carpeta.afiliaciones.filter(({ IdEstadoProceso }) => !concluidos.includes(IdEstadoProceso));
  const porPagar = ordenesDe(carpeta).filter((one) => !estaPagada(one));
  const fallidas = [
    ...(comparada.isError ? [registrosMessages.bdpa] : []),
    ...(nacimiento.isError ? [textos.fuentes.nacimientos] : []),
  ];
  const asking = comparada.isLoading || nacimiento.isLoading;
  const unsure = asking || fallidas.length > 0 || carpeta.failed.length > 0;
  const nothing = avisos.length + tramites.length + porPagar.length + diferencias === 0 && !nacimiento.data && !unsure;
  return (
    <Card title={textos.ahora}>
      {carpeta.loading ? <Skeleton lines={2} /> : null}
      {nothing && !carpeta.loading && !carpeta.pending ? <p className="muted">{textos.nadaPendiente}</p> : null}
      {fallidas.length > 0 ? (
        <Alert
          tone="warn"
          actions={
            <Button
              onClick={() => {
                if (comparada.isError) void comparada.refetch();
                if (nacimiento.isError) void nacimiento.refetch();
              }}
            >
              {general.reintentar}
            </Button>
          }
        >
          {textos.noConsultado(fallidas.join(', '))}
        </Alert>
      ) : null}
      <ul className="pendientes">
        {avisos.map(({ row, text, apertura }) => {
          const acto = estadoPorNombre(row.EstadoProceso) === 'declarado' ? textos.revisar : textos.abrir;
          return (
            <Pendiente key={row.IdPersonaNovedad} icon="file-text" text={text}>
              {apertura ? (
                <LinkButton
                  to={apertura.to}
                  onClick={apertura.remember}
                  aria-label={textos.abrirDe(acto, row.Novedad, toLocalDate(row.FechaNovedad))}
                >
                  {acto}
                </LinkButton>
              ) : null}
            </Pendiente>
          );
        })}
        {tramites.map((row) => (
          <Pendiente
            key={row.IdPersonaNovedad}
            icon="users"
            text={textos.tramiteAbierto(row.Novedad, row.EstadoProceso)}
          >
            <TramiteAbierto row={row} />
          </Pendiente>
        ))}
        {porPagar.map((one) => (
          <Pendiente key={one.IdOrdenPago} icon="money" text={textos.ordenPorPagar(bolivianos(one.Total))} />
        ))}
        {diferencias > 0 ? (
          <Pendiente icon="alert" text={textos.difiere(diferencias)}>
            <LinkButton to={pathTo('personas-admin', { persona: persona.IdPersona })}>{textos.comparar}</LinkButton>
          </Pendiente>
        ) : null}
        {nacimiento.data ? (
          <Pendiente icon="heart" text={textos.recienNacido}>
            <LinkButton to={pathTo('recien-nacido-admin')}>{textos.verRecienNacidos}</LinkButton>
          </Pendiente>
        ) : null}
      </ul>
    </Card>
  );
}

function Pendiente({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) {
  return (
    <li className="pendiente">
      <Icon name={icon} />
      <span>{text}</span>
      {children}
    </li>
  );
}
