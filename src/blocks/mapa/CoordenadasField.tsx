import './coordenadas.css';
import { type ReactNode, useId, useState } from 'react';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { later } from '#ui/later.tsx';
import { escribirCoordenada, fueraDeBolivia, leerCoordenada, limpiarCoordenada } from './coordenadas.ts';
import { mapaMessages as textos } from './messages.ts';
import { useMiUbicacion } from './useMiUbicacion.ts';

const MapPicker = later(async () => (await import('#ui/map/MapPicker.tsx')).MapPicker);

interface Props {
  /** Prefix of the inputs' names: `{name}.LatitudDireccion` and `{name}.LongitudDireccion`. */
  name: string;
  latitud: string;
  longitud: string;
  /** Both texts, without spaces and with a decimal point. */
  onChange: (latitud: string, longitud: string) => void;
  errors?: { latitud?: string | undefined; longitud?: string | undefined };
  /** Shown next to read-only values, and before the portal's own hints. */
  hints?: { latitud?: ReactNode; longitud?: ReactNode };
  required?: boolean;
  readOnly?: boolean;
}

const con = (hint: ReactNode, own: string): ReactNode =>
  hint ? (
    <>
      {hint} {own}
    </>
  ) : (
    own
  );

/**
 * Latitude and longitude: typed, from the map or from the device's position. A point outside Bolivia only shows a
 * warning.
 */
export function CoordenadasField(props: Props) {
  const { name, latitud, longitud, onChange, errors = {}, hints = {}, required = false, readOnly = false } = props;
  const id = useId();
  // Half a number may lie anywhere: the point is judged when the field is left.
  const [escribiendo, setEscribiendo] = useState(false);
  const escribir = (lat: string, lng: string) => {
    setEscribiendo(true);
    onChange(lat, lng);
  };
  const shared = { required, readOnly, inputMode: 'text', maxLength: 20 } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the form's grid
    <div role="group" className="coordenadas" aria-labelledby={id} onBlur={() => setEscribiendo(false)}>
      <p id={id} className="coordenadas-titulo">
        {textos.grupo}
      </p>
      <TextField
        {...shared}
        name={`${name}.LatitudDireccion`}
        label={textos.latitud}
        error={errors.latitud}
        hint={readOnly ? hints.latitud : con(hints.latitud, textos.pistaLatitud)}
        value={latitud}
        onChange={(event) => escribir(limpiarCoordenada(event.currentTarget.value), longitud)}
      />
      <TextField
        {...shared}
        name={`${name}.LongitudDireccion`}
        label={textos.longitud}
        error={errors.longitud}
        hint={readOnly ? hints.longitud : con(hints.longitud, textos.pistaLongitud)}
        value={longitud}
        onChange={(event) => escribir(latitud, limpiarCoordenada(event.currentTarget.value))}
      />
      {readOnly ? <Ver {...{ latitud, longitud }} /> : <Ayudas {...{ latitud, longitud, onChange }} />}
      {!escribiendo && fueraDeBolivia(latitud, longitud) ? (
        <Alert tone="warn" live className="coordenadas-aviso">
          {textos.fueraDeBolivia}
        </Alert>
      ) : null}
    </div>
  );
}

/** Shows the point of read-only values on the map; renders nothing while one is missing. */
function Ver({ latitud, longitud }: Pick<Props, 'latitud' | 'longitud'>): ReactNode {
  const [mapa, setMapa] = useState(false);
  const [lat, lng] = [leerCoordenada(limpiarCoordenada(latitud)), leerCoordenada(limpiarCoordenada(longitud))];
  if (lat === null || lng === null) return null;
  return (
    <div className="coordenadas-ayudas">
      <Button icon="map" onClick={() => setMapa(true)}>
        {textos.ver}
      </Button>
      {mapa ? (
        <DialogPart onClose={() => setMapa(false)}>
          <MapPicker lat={lat} lng={lng} tiles={config().teselas} onClose={() => setMapa(false)} />
        </DialogPart>
      ) : null}
    </div>
  );
}

function Ayudas({ latitud, longitud, onChange }: Pick<Props, 'latitud' | 'longitud' | 'onChange'>): ReactNode {
  const [mapa, setMapa] = useState(false);
  const put = (lat: number, lng: number) => onChange(escribirCoordenada(lat), escribirCoordenada(lng));
  const ubicacion = useMiUbicacion(put);
  return (
    <div className="coordenadas-ayudas">
      <Button icon="map" onClick={() => setMapa(true)}>
        {textos.elegir}
      </Button>
      <Button tone="ghost" busy={ubicacion.buscando} onClick={ubicacion.pedir}>
        {textos.miUbicacion}
      </Button>
      <p className="coordenadas-falla" role="status">
        {ubicacion.fallo ? textos.sinUbicacion : null}
      </p>
      {mapa ? (
        <DialogPart onClose={() => setMapa(false)}>
          <MapPicker
            lat={leerCoordenada(limpiarCoordenada(latitud))}
            lng={leerCoordenada(limpiarCoordenada(longitud))}
            tiles={config().teselas}
            onPick={(lat, lng) => {
              put(lat, lng);
              setMapa(false);
            }}
            onClose={() => setMapa(false)}
          />
        </DialogPart>
      ) : null}
    </div>
  );
}
