import 'leaflet/dist/leaflet.css';
import { divIcon, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet';

/** A place on the map, in degrees. */
export type Place = { lat: number; lng: number };
/** What the dialog asks of the map. */
export type MapHandle = { centre: () => Place; moveTo: (place: Place) => void };

/** The pin is drawn with a shape of CSS: the library's own images would need addresses of their own. */
function pin() {
  return divIcon({ className: 'map-pin', html: document.createElement('i'), iconSize: [28, 36], iconAnchor: [14, 34] });
}

function name(map: LeafletMap): void {
  const box = map.getContainer();
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', 'Mapa; muévalo con las flechas y acérquelo con + y −');
}

interface Props {
  start: Place;
  place: Place | null;
  tiles: string;
  /** Without it the map is only looked at. */
  onPick: ((place: Place) => void) | undefined;
  onTilesFailed: () => void;
  onReady: (handle: MapHandle) => void;
}

/** What happens on the map, told outwards; the cross marks what 'Fijar en el centro' takes. */
function Ears({ onPick, onReady }: Pick<Props, 'onPick' | 'onReady'>) {
  const map = useMap();
  useMapEvents({ click: ({ latlng }) => onPick?.(latlng) });
  useEffect(() => {
    name(map);
    // The library's own link is in English.
    map.attributionControl.setPrefix(false);
    onReady({ centre: () => map.getCenter(), moveTo: (place) => map.setView(place) });
  }, [map, onReady]);
  useEffect(() => {
    // Made before its dialog is open it has no size, and would put everything into its corner.
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
}

/** The map itself. Loaded with the dialog. */
export default function MapSurface({ start, place, tiles, onPick, onTilesFailed, onReady }: Props) {
  const icon = useMemo(pin, []);
  return (
    <div className="map-box">
      <MapContainer center={start} zoom={15} zoomControl={false} attributionControl className="map">
        <TileLayer
          url={tiles}
          maxZoom={19}
          attribution="© Colaboradores de OpenStreetMap"
          eventHandlers={{ tileerror: onTilesFailed }}
        />
        <ZoomControl zoomInTitle="Acercar" zoomOutTitle="Alejar" />
        <Ears onPick={onPick} onReady={onReady} />
        {place ? <Marker position={place} icon={icon} alt="Ubicación elegida" keyboard={false} /> : null}
      </MapContainer>
      {onPick ? <span className="map-cross" aria-hidden="true" /> : null}
    </div>
  );
}
