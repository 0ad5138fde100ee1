import { useState } from 'react';
import { abrir } from '#blocks/adjuntos/archivosDelServicio.ts';
import { useVerArchivo } from '#blocks/adjuntos/useVerArchivo.tsx';
import { HtmlSeguro } from '#blocks/seguimiento/HtmlSeguro.tsx';
import { useSession } from '#client/session.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { plainName } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import type { Carpeta } from './carpeta.ts';
import { carpetaMessages as textos } from './messages.ts';
import { type Clase, clases, type Suceso, sucesosDe } from './sucesos.ts';

const iconos: Readonly<Record<Clase, IconName>> = {
  aviso: 'file-text',
  estado: 'message',
  observacion: 'alert',
  pago: 'money',
  examen: 'heart',
  cita: 'calendar',
  documento: 'paper-clip',
  afiliacion: 'shield',
  familia: 'users',
};

/** The number of events shown at first, and added by each press of the button below. */
const porPagina = 30;

/** What happened to a person, newest first: notices, states, observations, payments, exams, appointments, documents. */
export function LineaDeTiempo({ carpeta }: { readonly carpeta: Carpeta }) {
  const [clase, setClase] = useState<Clase | ''>('');
  const [count, setCount] = useState(porPagina);
  const { ver, element } = useVerArchivo();
  const sucesos = sucesosDe(carpeta);
  const shown = clase === '' ? sucesos : sucesos.filter((one) => one.clase === clase);
  const items = clases
    .map((id) => ({ id, label: textos.clases[id], count: sucesos.filter((one) => one.clase === id).length }))
    .filter((one) => one.count > 0);
  return (
    <Card title={textos.linea}>
      {carpeta.failed.length > 0 ? (
        <Alert tone="warn" actions={<Button onClick={carpeta.retry}>{general.reintentar}</Button>}>
          {textos.noConsultado(carpeta.failed.join(', '))}
        </Alert>
      ) : null}
      {carpeta.periodoCitas && !carpeta.loading ? <AlcanceDeCitas {...carpeta.periodoCitas} /> : null}
      {carpeta.loading ? (
        <Skeleton lines={8} />
      ) : sucesos.length === 0 && !carpeta.pending ? (
        carpeta.failed.length === 0 ? (
          <EmptyState text={textos.sinSucesos} />
        ) : null
      ) : (
        <>
          <Chips
            label={textos.filtro}
            items={[{ id: '', label: textos.todo, count: sucesos.length }, ...items]}
            active={clase}
            onChange={(id) => {
              setClase(clases.find((one) => one === id) ?? '');
              setCount(porPagina);
            }}
          />
          {shown.length === 0 ? <EmptyState text={textos.sinFiltrados} /> : null}
          <div className="linea">
            <Timeline
              label={textos.linea}
              items={shown.slice(0, count)}
              keyOf={(one) => one.id}
              marker={({ clase }) => (
                <span className={`linea-icono linea-${clase}`}>
                  <Icon name={iconos[clase]} />
                </span>
              )}
            >
              {(one) => (
                <Entrada
                  suceso={one}
                  alVer={(archivo) => void ver(archivo, plainName(archivo.NombreArchivo), () => abrir(archivo))}
                />
              )}
            </Timeline>
          </div>
          {shown.length > count ? (
            <Button tone="ghost" onClick={() => setCount(count + porPagina)}>
              {textos.verMas(shown.length - count)}
            </Button>
          ) : null}
          {carpeta.pending ? <Skeleton lines={2} /> : null}
        </>
      )}
      {element}
    </Card>
  );
}

/** The services only have appointments of one regional and of some months. This says so, because the list is not complete. */
function AlcanceDeCitas({ desde, hasta }: NonNullable<Carpeta['periodoCitas']>) {
  const regional = useSession((s) => s.user?.regional ?? '');
  return <p className="linea-alcance">{textos.citasDe(regional, desde, hasta)}</p>;
}

function Entrada({ suceso, alVer }: { readonly suceso: Suceso; readonly alVer: (archivo: Recurso) => void }) {
  const { clase, titulo, fecha, detalle, html, estado, apertura, archivo } = suceso;
  return (
    <div className="linea-entrada">
      <div className="linea-texto">
        <p className="linea-cabeza">
          <span className="sr-only">{textos.clases[clase]}: </span>
          <strong>{titulo}</strong>
          {estado ? (
            <Pill fondo={estado.fondo} letra={estado.letra}>
              {estado.nombre}
            </Pill>
          ) : null}
          <span className="linea-fecha num">{fecha}</span>
        </p>
        {html ? <HtmlSeguro html={html} className="linea-html" /> : null}
        {detalle ? <p className="linea-detalle">{detalle}</p> : null}
      </div>
      {apertura ? (
        <LinkButton
          tone="ghost"
          to={apertura.to}
          onClick={apertura.remember}
          aria-label={textos.abrirDe(textos.abrir, titulo, fecha)}
        >
          {textos.abrir}
        </LinkButton>
      ) : null}
      {archivo ? (
        <Button tone="ghost" onClick={() => alVer(archivo)} aria-label={textos.verArchivo(titulo)}>
          {general.ver}
        </Button>
      ) : null}
    </div>
  );
}
