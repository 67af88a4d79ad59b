/** The WebGL star field: floors with sector lines and letters, drop lines, stars. Labels are SVG on top. */
import type { StarMap } from "@starboard/4000ad";
import { boardFont } from "@starboard/ui";
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  NormalBlending,
  PerspectiveCamera,
  PlaneGeometry,
  Points,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { eyeOf, FIELD_OF_VIEW, floorOf, LEVEL, type Orbit, type Spot, spotOf } from "../geometry/orbit.ts";

/** Colours of the field, read from the design tokens. */
export interface FieldInks {
  readonly upper: string;
  readonly upperCore: string;
  readonly lower: string;
  readonly lowerCore: string;
  readonly dust: string;
  /** Whether light is additive, as in the dark theme. */
  readonly glow: boolean;
  /** Strength of lines and letters. */
  readonly lines: number;
}

export interface Field {
  resize(width: number, height: number): void;
  ink(inks: FieldInks): void;
  /** Sets the brightness of every star, 0.4 … 1.6, for the next drawing. */
  light(levels: readonly number[]): void;
  draw(orbit: Orbit): void;
  dispose(): void;
}

/** Creates the field on a canvas. Throws if WebGL is missing. */
export function createField(canvas: HTMLCanvasElement, map: StarMap): Field {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
  renderer.setClearColor(0x000000, 0);
  const context = new Scene();
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 0.05, 80);
  const levels = Array.from({ length: map.module.board.depths }, (_, depth) => level(map, depth));
  for (const { things } of levels) context.add(...things);
  const stars = starPoints(map);
  const dust = dustPoints();
  context.add(dust, stars);
  let last: Orbit | null = null;

  return {
    resize(width, height) {
      renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      const uniforms = (stars.material as ShaderMaterial).uniforms;
      (uniforms["pixels"] as { value: number }).value = renderer.getPixelRatio() * height;
      if (last) this.draw(last);
    },
    ink(inks) {
      for (const [depth, one] of levels.entries()) one.ink(depth === 0 ? inks.upper : inks.lower, inks.lines);
      const material = stars.material as ShaderMaterial;
      const set = (name: string, css: string): void => {
        (material.uniforms[name] as { value: Color }).value.set(css);
      };
      set("upper", inks.upper);
      set("upperCore", inks.upperCore);
      set("lower", inks.lower);
      set("lowerCore", inks.lowerCore);
      (material.uniforms["halo"] as { value: number }).value = inks.glow ? 1 : 0;
      material.blending = inks.glow ? AdditiveBlending : NormalBlending;
      material.needsUpdate = true;
      (dust.material as ShaderMaterial).uniforms["ink"] = { value: new Color(inks.dust) };
      dust.visible = inks.glow;
      if (last) this.draw(last);
    },
    light(levelsOf) {
      const attribute = stars.geometry.getAttribute("light") as BufferAttribute;
      for (const [i, value] of levelsOf.entries()) attribute.setX(i, value);
      attribute.needsUpdate = true;
    },
    draw(orbit) {
      last = orbit;
      const eye = eyeOf(orbit);
      camera.position.set(eye.x, eye.y, eye.z);
      camera.lookAt(orbit.target.x, orbit.target.y, orbit.target.z);
      // Letters face the camera in quarter turns, so that they stay aligned with their sectors.
      const quarter = Math.round(orbit.yaw / (Math.PI / 2)) * (Math.PI / 2);
      for (const { letters } of levels) for (const letter of letters) letter.rotation.y = quarter;
      renderer.render(context, camera);
    },
    dispose() {
      context.traverse((thing) => {
        if (thing instanceof Mesh || thing instanceof LineSegments || thing instanceof Points) {
          (thing.geometry as BufferGeometry).dispose();
          const material = thing.material as MeshBasicMaterial;
          material.map?.dispose();
          material.dispose();
        }
      });
      renderer.dispose();
    },
  };
}

/** One level: its floor, sector lines, fading uprights, letters, and the drop lines of its stars. */
function level(map: StarMap, depth: number) {
  const { rows, cols } = map.module.board;
  const y = floorOf(depth);
  const floor = new Mesh(
    new PlaneGeometry(cols, rows).rotateX(-Math.PI / 2).translate(cols / 2, y, rows / 2),
    new MeshBasicMaterial({ transparent: true, opacity: 0.05, depthWrite: false, side: DoubleSide }),
  );
  const inner: Spot[] = [];
  const edge: Spot[] = [];
  for (let x = 0; x <= cols; x++) (x % cols === 0 ? edge : inner).push({ x, y, z: 0 }, { x, y, z: rows });
  for (let z = 0; z <= rows; z++) (z % rows === 0 ? edge : inner).push({ x: 0, y, z }, { x: cols, y, z });
  const grid = lines(inner, () => 0.34);
  const border = lines(edge, () => 0.75);
  const posts: Spot[] = [];
  for (let x = 0; x <= cols; x++)
    for (let z = 0; z <= rows; z++) {
      const outer = x % cols === 0 || z % rows === 0;
      if (outer) posts.push({ x, y, z }, { x, y: y + LEVEL * 0.8, z });
    }
  const uprights = lines(posts, (i) => (i % 2 === 0 ? 0.3 : 0));
  const drops: Spot[] = [];
  const feet: Spot[] = [];
  for (let s = 0; s < map.S; s++) {
    if (map.stars[s]?.depth !== depth) continue;
    const p = spotOf(map, s);
    drops.push({ x: p.x, y, z: p.z }, p);
    const ring = 18;
    for (let k = 0; k < ring; k++)
      for (const a of [(k * 2 * Math.PI) / ring, ((k + 1) * 2 * Math.PI) / ring])
        feet.push({ x: p.x + Math.cos(a) * 0.045, y, z: p.z + Math.sin(a) * 0.045 });
  }
  const dropLines = lines(drops, (i) => (i % 2 === 0 ? 0.62 : 0.25));
  const footRings = lines(feet, () => 0.62);
  const letters = map.stars
    .filter(
      (star, i) =>
        star.depth === depth &&
        map.stars.findIndex((o) => o.row === star.row && o.col === star.col && o.depth === depth) === i,
    )
    .map((star) => letterOn(star.sector, star.col + 0.5, y + 0.002, star.row + 0.5));
  const parts = [grid, border, uprights, dropLines, footRings];
  return {
    letters,
    things: [floor, ...letters, ...parts],
    ink(css: string, strength: number) {
      for (const part of parts) {
        (part.material as LineBasicMaterial).color.set(css);
        (part.material as LineBasicMaterial).opacity = strength;
      }
      (floor.material as MeshBasicMaterial).color.set(css);
      for (const letter of letters) {
        (letter.material as MeshBasicMaterial).color.set(css);
        (letter.material as MeshBasicMaterial).opacity = 0.2 * strength;
      }
    },
  };
}

/** Line segments whose ends may fade: `alpha` of the i-th end, 0 … 1. */
function lines(ends: readonly Spot[], alpha: (i: number) => number): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      ends.flatMap((p) => [p.x, p.y, p.z]),
      3,
    ),
  );
  geometry.setAttribute(
    "color",
    new Float32BufferAttribute(
      ends.flatMap((_, i) => [1, 1, 1, alpha(i)]),
      4,
    ),
  );
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
  );
}

/** A sector letter lying on its floor. */
function letterOn(letter: string, x: number, y: number, z: number): Mesh {
  const side = 192;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.font = boardFont(side * 0.86);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#fff";
    pen.fillText(letter, side / 2, side * 0.54);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const mesh = new Mesh(
    new PlaneGeometry(0.5, 0.5).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, side: DoubleSide }),
  );
  mesh.position.set(x, y, z);
  return mesh;
}

/** Stars as points: the upper level a four-ray spark, the lower a disc with a ring, nearer ones larger and brighter. */
function starPoints(map: StarMap): Points {
  const geometry = new BufferGeometry();
  const spots = map.stars.map((_, i) => spotOf(map, i));
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      spots.flatMap((p) => [p.x, p.y, p.z]),
      3,
    ),
  );
  geometry.setAttribute(
    "depthLevel",
    new Float32BufferAttribute(
      map.stars.map((s) => s.depth),
      1,
    ),
  );
  geometry.setAttribute(
    "rich",
    new Float32BufferAttribute(
      map.stars.map((s) => (s.population || s.materials ? 1 : 0.8)),
      1,
    ),
  );
  geometry.setAttribute("light", new BufferAttribute(new Float32Array(map.S).fill(1), 1));
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: {
      pixels: { value: 700 },
      upper: { value: new Color() },
      upperCore: { value: new Color() },
      lower: { value: new Color() },
      lowerCore: { value: new Color() },
      halo: { value: 1 },
    },
    vertexShader: `
      attribute float depthLevel; attribute float rich; attribute float light;
      uniform float pixels;
      varying float vLevel; varying float vLight;
      void main() {
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        gl_Position = projectionMatrix * seen;
        gl_PointSize = pixels * 0.62 * rich / -seen.z;
        vLevel = depthLevel;
        vLight = light * clamp(1.75 - 0.085 * -seen.z, 0.62, 1.25);
      }`,
    fragmentShader: `
      uniform vec3 upper; uniform vec3 upperCore; uniform vec3 lower; uniform vec3 lowerCore; uniform float halo;
      varying float vLevel; varying float vLight;
      void main() {
        vec2 p = (gl_PointCoord - 0.5) * 2.0;
        float r = length(p);
        float soft = fwidth(r) * 1.2;
        vec3 ink; float a;
        float glow = halo * pow(max(0.0, 1.0 - r), 2.6) * 0.5;
        if (vLevel < 0.5) {
          float spark = (1.0 - smoothstep(0.0045, 0.0085, abs(p.x * p.y) + 0.012 * r)) * (1.0 - smoothstep(0.34, 0.46, r));
          float core = 1.0 - smoothstep(0.085 - soft, 0.085 + soft, r);
          ink = mix(upper, upperCore, core);
          a = max(max(spark * 0.95, core), glow);
        } else {
          float disc = 1.0 - smoothstep(0.115 - soft, 0.115 + soft, r);
          float ring = 1.0 - smoothstep(soft * 0.8, soft * 2.0, abs(r - 0.225));
          ink = mix(lower, lowerCore, disc * (1.0 - smoothstep(0.0, 0.1, r)) * 0.6);
          a = max(max(disc, ring * 0.75), glow);
        }
        gl_FragColor = vec4(ink, a * min(1.0, vLight));
        #include <colorspace_fragment>
      }`,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  return points;
}

/** Creates faint background stars, which make the rotation visible. */
function dustPoints(): Points {
  const many = 420;
  const place: number[] = [];
  let seed = 4000;
  const next = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let i = 0; i < many; i++) {
    const up = 2 * next() - 1;
    const turn = next() * 2 * Math.PI;
    const flat = Math.sqrt(1 - up * up);
    const far = 24 + 14 * next();
    place.push(1.5 + far * flat * Math.cos(turn), far * up, 2 + far * flat * Math.sin(turn));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(place, 3));
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { ink: { value: new Color() } },
    vertexShader: `void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); gl_PointSize = 1.6; }`,
    fragmentShader: `
      uniform vec3 ink;
      void main() {
        gl_FragColor = vec4(ink, 0.34);
        #include <colorspace_fragment>
      }`,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  return points;
}
